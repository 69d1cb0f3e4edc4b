// What comes flying: meteors and shots.
import { INK } from './pieces';

const ROCK = '#c8683a';
const ROCK_DARK = '#8f3f22';
const ROCK_LIGHT = '#ef9a63';

/** A meteor flying down; the trail is three flat stripes. */
export function meteor(r: number, trail = 0): string {
  const tail = trail
    ? `<path d="M${-r * 0.92} 0L${-r * 0.35} ${-trail}L${r * 0.35} ${-trail * 0.86}L${r * 0.92} 0Z" fill="#ff7a45"/><path d="M${-r * 0.6} 0L${-r * 0.12} ${-trail * 0.8}L${r * 0.22} ${-trail * 0.66}L${r * 0.6} 0Z" fill="#f7c04a"/><path d="M${-r * 0.3} 0L0 ${-trail * 0.55}L${r * 0.3} 0Z" fill="#fffaf0"/>`
    : '';
  return `<g>${tail}<path d="M${-r} ${-r * 0.1}L${-r * 0.7} ${-r * 0.8}L${r * 0.1} ${-r}L${r * 0.85} ${-r * 0.55}L${r} ${r * 0.25}L${r * 0.5} ${r * 0.9}L${-r * 0.3} ${r}L${-r * 0.9} ${r * 0.5}Z" fill="${ROCK}" stroke="${INK}" stroke-width="${Math.max(1.4, r * 0.07)}" stroke-linejoin="round"/><path d="M${-r * 0.3} ${r}L${-r * 0.9} ${r * 0.5}L${-r} ${-r * 0.1}L${-r * 0.62} ${-r * 0.62}Q${-r * 0.6} ${r * 0.4} ${r * 0.5} ${r * 0.9}Z" fill="${ROCK_DARK}"/><circle cx="${r * 0.32}" cy="${-r * 0.22}" r="${r * 0.26}" fill="${ROCK_DARK}"/><circle cx="${r * 0.36}" cy="${-r * 0.18}" r="${r * 0.17}" fill="${ROCK_LIGHT}"/></g>`;
}

/** A shot flying down: a bolt of light, thick or thin. */
export const shot = (r: number, trail = 0): string =>
  `<path d="M${-r * 0.5} ${-trail}h${r}l${r * 0.3} ${trail}a${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 1.6} 0Z" fill="#f0596a"/><path d="M${-r * 0.2} ${-trail * 0.8}h${r * 0.4}v${trail * 0.85}h${-r * 0.4}Z" fill="#fffaf0"/>`;
