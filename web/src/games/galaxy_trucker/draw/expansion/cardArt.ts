// The pictures of the 24 evil cards, under a plum sky, and of the bonus cards, which look like adventures.
import { meteor, shot } from '../meteors';
import { at, bolt, BOLT_PATH, BRASS, HUE, INK, orangeHead, purpleHead, STEEL, SUN, type Contents } from '../pieces';
import { EMBLEM } from '../tiles';
import { blueHead, burst, star } from './figures';
import {
  beam,
  clipboard,
  coin,
  CREAM,
  evilSky,
  flyer,
  gate,
  gavel,
  helmet,
  hulk,
  NAVY,
  night,
  PLUM_DOWN,
  PLUM_UP,
  raider,
  small,
  well,
} from './motifs';
import { SYMBOL } from './symbols';

const PLAIN = { sides: [0, 0, 0, 0], mini: false };
const SHELF: [string, number, number, Contents?][] = [
  ['engine_booster', 32, 16],
  ['battery', 98, 16, { cap: 3 }],
  ['cannon', 164, 16],
  ['cabin', 32, 69, { crew: [] }],
  ['reactor', 98, 69],
  ['shield', 164, 69],
];

const JAM: [number, string][] = [
  [206, HUE.green],
  [158, HUE.yellow],
  [110, HUE.red],
  [62, HUE.blue],
  [14, HUE.orange],
];

export const EVIL_ART: Record<string, string> = {
  system_test:
    evilSky(3) +
    clipboard(
      `<path d="M68 42 l5 5 9 -10 M68 66 l5 5 9 -10" fill="none" stroke="#0e8f74" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M69 86 l11 11 M80 86 l-11 11" stroke="${HUE.red}" stroke-width="5" stroke-linecap="round"/><path d="M92 43 h30 M92 67 h30 M92 91 h22" stroke="${STEEL}" stroke-width="5" stroke-linecap="round"/>`,
    ) +
    at(
      188,
      54,
      `<circle r="32" fill="${INK}"/><circle r="27" fill="${SUN}"/><path d="${BOLT_PATH}" fill="${INK}" transform="scale(2.7)"/>`,
    ),
  traffic_jam:
    evilSky(5) +
    `<path d="M0 84 H244" stroke="${PLUM_DOWN}" stroke-width="46"/><path d="M0 84 H244" stroke="${PLUM_UP}" stroke-width="2.5" stroke-dasharray="12 12"/>` +
    JAM.map(([x, c]) => flyer(x, 84, c, 1.9, 90, false)).join('') +
    [[176], [128], [80], [32]]
      .map(([x]) => `<circle cx="${x}" cy="76" r="3.5" fill="#f0596a"/><circle cx="${x}" cy="92" r="3.5" fill="#f0596a"/>`)
      .join('') +
    `<path d="M122 0 V10" stroke="${STEEL}" stroke-width="5"/>` +
    at(
      122,
      34,
      `<rect x="-13" y="-26" width="26" height="54" rx="9" fill="${INK}" stroke="${STEEL}" stroke-width="2.5"/><circle cy="-14" r="7.5" fill="#f0596a"/><circle cy="-14" r="13" fill="#f0596a" opacity=".25"/><circle cy="2" r="6" fill="#54492f"/><circle cy="17" r="6" fill="#1f4a40"/>`,
    ),
  ambush:
    evilSky(11) +
    `<path d="M0 0 L62 0 L48 38 L66 70 L40 98 L54 128 L0 128 Z" fill="${PLUM_DOWN}"/><path d="M244 0 L186 0 L198 36 L180 66 L204 96 L190 128 L244 128 Z" fill="${PLUM_DOWN}"/>${beam(64, 40, 102, 58)}${beam(180, 78, 144, 70)}<path d="M40 30 L66 38 L62 48 L34 42 Z" fill="${STEEL}" stroke="${INK}" stroke-width="2.5"/><path d="M206 70 L180 74 L182 84 L210 82 Z" fill="${STEEL}" stroke="${INK}" stroke-width="2.5"/><circle cx="22" cy="62" r="5" fill="${SUN}"/><circle cx="36" cy="62" r="5" fill="${SUN}"/><circle cx="210" cy="40" r="5" fill="${SUN}"/><circle cx="224" cy="40" r="5" fill="${SUN}"/>` +
    flyer(122, 68, HUE.yellow, 2.6, 0),
  space_hulk_for_sale:
    evilSky(13) +
    hulk(
      `<g transform="translate(190 66) rotate(12)"><path d="M-34 -14 L-20 -24 H36 V24 H-20 L-34 14 Z" fill="${SUN}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><circle cx="-22" r="4.5" fill="${INK}"/><text x="8" y="9" text-anchor="middle" font-size="25" font-weight="700" fill="${INK}">½</text></g><path d="M168 62 Q156 56 140 60" fill="none" stroke="${CREAM}" stroke-width="2.5"/>`,
    ),
  drifting_ship:
    evilSky(17) +
    hulk(
      `${helmet(214, 44, 0.95, `<path d="M14 12 L26 -8" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"/>`)}<path d="M202 54 Q186 66 172 62" fill="none" stroke="${CREAM}" stroke-width="2" stroke-dasharray="3 5" stroke-linecap="round"/><g transform="translate(56 24)"><path d="M0 16 V0" stroke="${CREAM}" stroke-width="3"/><circle r="4" fill="#f0596a"/><g fill="none" stroke="${SUN}" stroke-width="3" stroke-linecap="round"><path d="M-9 6 a11 11 0 0 1 0 -13 M9 -7 a11 11 0 0 1 0 13 M-16 11 a20 20 0 0 1 0 -23 M16 -12 a20 20 0 0 1 0 23"/></g></g>`,
    ),
  boundless_space:
    evilSky(19) +
    `<path d="M-10 118 Q110 96 262 18" fill="none" stroke="${SUN}" stroke-width="3.5" stroke-dasharray="1 11" stroke-linecap="round"/><g fill="none" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"><path d="M88 48 C68 20 36 28 36 48 S68 76 88 48 S140 28 140 48 S108 76 88 48 Z"/></g>` +
    flyer(190, 60, HUE.blue, 2, 66),
  toll_gate: evilSky(23) + gate(`${coin(124, 34, 22)}`),
  customs_inspection:
    evilSky(29) +
    gate(
      `<g transform="translate(96 30)"><g transform="scale(1.5)">${SYMBOL.cube}</g></g><circle cx="132" cy="46" r="25" fill="#bfe0ff" opacity=".45"/><circle cx="132" cy="46" r="25" fill="none" stroke="${INK}" stroke-width="8"/><circle cx="132" cy="46" r="25" fill="none" stroke="${BRASS}" stroke-width="4.5"/><path d="M150 64 L170 86" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M150 64 L170 86" stroke="${BRASS}" stroke-width="6" stroke-linecap="round"/>`,
    ),
  battery_leak:
    evilSky(31) +
    `<g transform="rotate(-10 104 60)"><rect x="60" y="26" width="88" height="66" rx="13" fill="${INK}"/><rect x="58" y="24" width="92" height="70" rx="14" fill="none" stroke="${STEEL}" stroke-width="3.5"/><path d="M76 24 v-7 h16 v7z M116 24 v-7 h16 v7z" fill="${STEEL}"/><rect x="70" y="35" width="30" height="49" rx="6" fill="${HUE.green}"/>${bolt(85, 60, INK, 2)}<rect x="110" y="36" width="28" height="47" rx="6" fill="none" stroke="${STEEL}" stroke-width="3" stroke-dasharray="6 5"/></g><path d="M132 92 Q128 108 134 116 H206 Q222 116 222 108 Q222 99 206 100 Q190 96 178 101 Q160 92 146 100 Q142 90 140 84 Z" fill="${HUE.green}"/><path d="M166 68 q9 13 0 18 q-9 -5 0 -18z M190 78 q6 9 0 13 q-6 -4 0 -13z" fill="${HUE.green}"/>`,
  crew_walkout:
    evilSky(37) +
    `<rect y="112" width="244" height="16" fill="${PLUM_DOWN}"/>` +
    helmet(56, 80, 1.05) +
    helmet(108, 80, 1.05) +
    helmet(160, 80, 1.05, `<path d="M14 14 L24 0" stroke="${CREAM}" stroke-width="7" stroke-linecap="round"/>`) +
    `<path d="M186 78 V34" stroke="#b5773d" stroke-width="6"/><rect x="152" y="8" width="70" height="34" rx="4" fill="${CREAM}" stroke="${INK}" stroke-width="3"/><path d="M163 20 H211 M163 30 H196" stroke="${HUE.red}" stroke-width="5" stroke-linecap="round"/>`,
  tailwind_of_rocks:
    evilSky(41) +
    at(70, 84, `<g transform="rotate(-90)">${meteor(26, 92)}</g>`) +
    at(36, 30, `<g transform="rotate(-90)">${meteor(11, 44)}</g>`) +
    at(106, 36, `<g transform="rotate(-90)">${meteor(9, 40)}</g>`) +
    flyer(196, 70, HUE.blue, 2.2, 90) +
    `<path d="M150 60 h16 M144 74 h22 M154 88 h12" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/>`,
  crossfire:
    evilSky(43) +
    flyer(204, 36, HUE.green, 1.9, 68) +
    flyer(126, 68, HUE.yellow, 1.9, 68) +
    flyer(46, 100, HUE.red, 1.9, 68) +
    beam(154, 57, 178, 47, 8) +
    beam(76, 88, 98, 79, 5) +
    burst(184, 44, 13, 6, 8, SUN) +
    burst(104, 77, 10, 5, 8, SUN),
  engine_inspection:
    evilSky(47) +
    clipboard(
      `<path d="M92 40 h30 M92 52 h22 M68 98 h54" stroke="${STEEL}" stroke-width="5" stroke-linecap="round"/><path d="M68 46 l5 5 9 -10" fill="none" stroke="#0e8f74" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M68 74 l11 11 M79 74 l-11 11" stroke="${HUE.red}" stroke-width="5" stroke-linecap="round"/><path d="M92 79 h30" stroke="${STEEL}" stroke-width="5" stroke-linecap="round"/>`,
    ) +
    `<g transform="translate(136 8) scale(1.04)"><rect width="84" height="90" rx="9" y="-2" fill="none"/>${EMBLEM.engine(PLAIN)}</g>`,
  bounty_hunters:
    evilSky(53) +
    `<g transform="translate(-44 2) scale(.96)">${raider(HUE.purple)}</g><g transform="translate(-12 -8) rotate(7 196 66)"><rect x="164" y="18" width="62" height="92" rx="3" fill="#e9d9b2" stroke="${INK}" stroke-width="3"/><path d="M174 30 H216" stroke="${INK}" stroke-width="7"/>${helmet(195, 62, 0.82)}<path d="M176 99 H214" stroke="${HUE.red}" stroke-width="6"/></g>`,
  lost_and_found:
    evilSky(59) +
    `<g transform="rotate(-9 88 66)">${small('cargo', 22, 40, 62, { cap: 2 })}</g><g transform="rotate(8 130 60)">${small('engine', 76, 18, 62)}</g><g transform="rotate(-3 120 80)">${small('cannon', 96, 62, 56)}</g>` +
    gavel,
  recruiting_office: evilSky(61) + helmet(58, 74, 1.15) + helmet(112, 74, 1.15) + coin(150, 34, 18) + coin(34, 28, 12) + gavel,
  slingshot:
    evilSky(67) +
    `<circle cx="84" cy="76" r="32" fill="${HUE.orange}"/><path d="M52 76 A32 32 0 0 0 116 76 Z" fill="#000" opacity=".16"/><path d="M6 60 C10 8 120 -4 138 52 C146 80 128 92 118 98" fill="none" stroke="${SUN}" stroke-width="4" stroke-dasharray="1 10" stroke-linecap="round"/>` +
    flyer(142, 34, HUE.blue, 2, 40) +
    gavel,
  corrosive_cloud:
    evilSky(71) +
    `<g transform="rotate(6 120 68)">${small('structural', 84, 30, 78, {}, [0, 1, 0, 2])}</g><path d="M38 98 Q18 96 20 78 Q10 58 32 50 Q36 26 64 32 Q84 18 102 34 Q128 32 126 54 Q142 70 124 82 Q120 102 96 96 Q80 112 62 100 Q48 108 38 98 Z" fill="${HUE.green}" opacity=".94"/><path d="M40 70 q8 -14 22 -8 M74 52 q12 -8 22 4 M66 86 q10 6 22 -4" fill="none" stroke="#2d8a54" stroke-width="4" stroke-linecap="round"/><circle cx="150" cy="36" r="5" fill="${HUE.green}"/><circle cx="166" cy="24" r="3.5" fill="${HUE.green}"/><circle cx="140" cy="104" r="6" fill="${HUE.green}"/><circle cx="158" cy="112" r="3.5" fill="${HUE.green}"/>`,
  solar_flare:
    evilSky(73) +
    `<circle cx="10" cy="64" r="74" fill="${HUE.orange}"/><circle cx="10" cy="64" r="60" fill="${SUN}"/><circle cx="10" cy="64" r="44" fill="#ffe19a"/><path d="M78 34 Q120 10 140 34 Q118 34 108 48 Q130 44 146 60 Q120 58 104 70 Q128 76 134 98 Q108 84 82 94 Z" fill="${HUE.orange}"/><path d="M80 44 Q108 28 122 36 Q106 42 100 54 Q114 54 124 62 Q104 64 92 76 Q104 80 112 88 Q94 84 82 84 Z" fill="${SUN}"/>${small('battery', 152, 12, 79, { cap: 2, charged: 1 }, [0, 0, 0, 3])}`,
  stowaways:
    evilSky(79) +
    `<path d="M54 46 H190 V118 H54 Z" fill="#b5773d" stroke="${INK}" stroke-width="3"/><path d="M54 62 H190 M54 102 H190" stroke="#8d5a2c" stroke-width="4"/><rect x="84" y="54" width="76" height="46" rx="4" fill="${INK}"/><path d="M46 40 L120 20 L198 34 L190 50 L120 38 L54 54 Z" fill="#c98a4c" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>${[
      [104, 74],
      [124, 80],
      [142, 70],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x - 5}" cy="${y}" rx="4" ry="5.5" fill="${CREAM}"/><ellipse cx="${x + 5}" cy="${y}" rx="4" ry="5.5" fill="${CREAM}"/><circle cx="${x - 4.4}" cy="${y + 1}" r="2" fill="${INK}"/><circle cx="${x + 5.6}" cy="${y + 1}" r="2" fill="${INK}"/>`,
      )
      .join('')}`,
  wrong_turn:
    evilSky(83) +
    `<path d="M30 96 H168 A28 28 0 0 0 168 40 H92" fill="none" stroke="${SUN}" stroke-width="7" stroke-linecap="round"/><path d="M110 20 L86 40 L110 60" fill="none" stroke="${SUN}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
    flyer(58, 96, HUE.red, 1.8, 90) +
    flyer(126, 96, HUE.green, 1.8, 90) +
    flyer(144, 40, HUE.blue, 1.8, 270),
  gravity_well: evilSky(89) + well + flyer(70, 40, HUE.yellow, 1.6, 132) + flyer(176, 28, HUE.blue, 1.3, 220),
  alien_embassy:
    evilSky(97) +
    `<rect y="106" width="244" height="22" fill="${PLUM_DOWN}"/><path d="M40 44 L122 10 L204 44 Z" fill="${CREAM}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><rect x="48" y="44" width="148" height="64" fill="#d9c9a8" stroke="${INK}" stroke-width="3"/>${[58, 100, 144, 186].map((x) => `<rect x="${x - 5}" y="48" width="10" height="58" fill="${CREAM}" stroke="${INK}" stroke-width="2"/>`).join('')}${purpleHead(79, 86, 0.78)}${blueHead(122, 80, 0.86)}${orangeHead(165, 88, 0.72, false)}<rect x="36" y="106" width="172" height="9" fill="${CREAM}" stroke="${INK}" stroke-width="2.5"/>${star(122, 31, 8, HUE.blue)}`,
  jealous_gunners:
    evilSky(101) +
    `<g transform="translate(74 22) scale(1.02)">${EMBLEM.double_cannon(PLAIN)}</g><circle cx="122" cy="76" r="47" fill="none" stroke="#f0596a" stroke-width="4"/><path d="M62 76 H88 M156 76 H182 M122 118 V128" stroke="#f0596a" stroke-width="4" stroke-linecap="round"/>` +
    at(92, 26, `<g transform="rotate(14)">${shot(6, 34)}</g>`) +
    at(166, 30, `<g transform="rotate(-20)">${shot(10, 46)}</g>`),
};

export const BONUS_ART: Record<string, string> = {
  bureaucracy:
    night(NAVY, 9) +
    `<g transform="rotate(-7 92 70)"><rect x="40" y="18" width="96" height="104" rx="4" fill="${CREAM}" stroke="${INK}" stroke-width="3"/><path d="M54 36 h68 M54 50 h68 M54 64 h44" stroke="${STEEL}" stroke-width="5" stroke-linecap="round"/><rect x="56" y="80" width="36" height="24" rx="3" fill="none" stroke="${HUE.red}" stroke-width="4"/></g><g transform="translate(158 30) rotate(10)"><rect width="56" height="56" rx="12" fill="${CREAM}" stroke="${INK}" stroke-width="3"/><text x="28" y="41" text-anchor="middle" font-size="38" font-weight="700" fill="${INK}">?</text></g><path d="M150 104 h56 v12 h-56z M168 104 v-10 h20 v10z" fill="${HUE.red}" stroke="${INK}" stroke-width="3"/>`,
  star_warehouse:
    night(NAVY, 12) +
    `<rect x="20" y="12" width="204" height="108" rx="4" fill="#4b3b2a" stroke="${INK}" stroke-width="3"/><path d="M20 62 H224 M20 116 H224" stroke="#b5773d" stroke-width="7"/>${SHELF.map(([k, x, y, c]) => small(k, x, y, 43, c)).join('')}${star(214, 18, 12)}`,
  robo_police:
    night(NAVY, 15) +
    `<path d="M60 128 Q64 92 122 92 T184 128 Z" fill="#39457e" stroke="${INK}" stroke-width="3"/><rect x="84" y="40" width="76" height="58" rx="14" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><rect x="94" y="56" width="56" height="17" rx="8.5" fill="${INK}"/><circle cx="110" cy="64.5" r="5" fill="#f0596a"/><circle cx="134" cy="64.5" r="5" fill="#f0596a"/><path d="M104 84 h36 M110 80 v8 M122 80 v8 M134 80 v8" stroke="${INK}" stroke-width="3"/><path d="M78 42 Q80 16 122 14 Q164 16 166 42 Z" fill="${HUE.blue}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M74 42 H170" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>${star(122, 29, 9)}<path d="M112 12 a10 10 0 0 1 20 0z" fill="#f0596a" stroke="${INK}" stroke-width="2.5"/><path d="M34 30 L64 42 M30 64 H62 M210 30 L180 42 M214 64 H182" stroke="#f0596a" stroke-width="5" stroke-linecap="round" opacity=".8"/>${star(158, 112, 9)}`,
  junkyard:
    night(NAVY, 18) +
    `<path d="M0 128 V104 L30 92 L58 106 L92 84 L128 104 L168 88 L206 104 L244 90 V128 Z" fill="#141c45"/><path d="M44 128 V24 H178" fill="none" stroke="${BRASS}" stroke-width="9" stroke-linejoin="round"/><path d="M44 56 L80 24" stroke="${BRASS}" stroke-width="6"/><path d="M150 28 V52" stroke="${CREAM}" stroke-width="3"/><path d="M132 66 A18 18 0 0 1 168 66 V72 H132 Z" fill="${HUE.red}" stroke="${INK}" stroke-width="3"/><g transform="rotate(12 150 88)">${small('engine', 130, 72, 40)}</g><g transform="rotate(-14 96 106)">${small('cargo', 76, 92, 36, { cap: 2 })}</g><g transform="rotate(20 206 108)">${small('structural', 188, 90, 36)}</g>`,
  cosmic_billiards:
    night('#155e4f', 21) +
    `<rect x="8" y="8" width="228" height="112" rx="12" fill="none" stroke="#b5773d" stroke-width="9"/>${[
      [18, 18],
      [122, 14],
      [226, 18],
      [18, 110],
      [122, 114],
      [226, 110],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${INK}"/>`)
      .join(
        '',
      )}<path d="M22 124 L96 82" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M22 124 L96 82" stroke="${CREAM}" stroke-width="4" stroke-linecap="round"/><circle cx="108" cy="74" r="11" fill="${CREAM}"/><path d="M120 68 L146 54" stroke="${CREAM}" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round"/>${at(162, 46, meteor(13))}${at(186, 62, meteor(12))}${at(184, 34, meteor(11))}${at(206, 50, meteor(10))}`,
};
