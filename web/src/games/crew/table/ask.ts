// What is asked of me now, and why it matters: the words of the action bar.
import { list } from '../../../words';
import { of } from '../../choosing.svelte';
import { suitOf } from '../draw/art';
import { planSentence } from '../log';
import { roleDuties, roleName } from '../mission';
import { whole } from '../missions';
import { capital, rich, saysWords, suitName, word, type Rich } from '../names';
import { taskOn, type CrewView, type Move, type Preview } from './view';

export interface Asked {
  title: Rich;
  detail: Rich;
}

interface Scene {
  view: CrewView;
  me: number | null;
  choices: readonly Move[];
  previewOf: (choice: Move) => Preview | null;
  toMove: readonly number[];
  name: (hand: number) => string;
  radio: boolean; // choosing a card for the radio
  picked: string | null;
  waits: 'word' | 'time' | null; // a leading bot, for my word or for a while
  hand: readonly string[]; // mine
  brief: boolean; // on a small phone the hand needs the room of what can be told later
}

const has = (choices: readonly Move[], kind: Move['do']): boolean => choices.some((choice) => choice.do === kind);

const TOPICS: Record<string, string> = {
  transfer: 'transfer',
  swap_tokens: 'swap-tokens',
  move_token: 'move-token',
  seat_jarvis: 'seat-jarvis',
  give_up: 'give-up',
};

export function asked(scene: Scene): Asked {
  const { view, choices, me } = scene;
  if (view.verdict) return { title: rich('crew-over'), detail: [] };
  if (me === null) return { title: rich('crew-watching'), detail: waiting(scene) };
  if (view.ballot && choices.some((choice) => choice.do !== 'give_up' || view.ballot?.topic === 'give_up')) return ballot(scene);
  if (scene.radio)
    return { title: rich('crew-ask-radio-pick'), detail: rich(view.mission.dead_zone ? 'crew-ask-radio-dead' : 'crew-ask-radio-help') };
  if (has(choices, 'play')) return playing(scene);
  if (has(choices, 'decline')) {
    const help = view.mission.dead_zone ? 'crew-ask-radio-dead' : 'crew-ask-radio-help';
    const waits = scene.waits && view.turn !== null ? [...rich(`crew-waits-${scene.waits}`, { name: scene.name(view.turn) }), ' '] : [];
    return {
      title: rich('crew-ask-radio', { trick: view.trick_number }),
      detail: scene.brief && waits.length ? waits : [...waits, ...rich(help)],
    };
  }
  if (has(choices, 'take_task')) {
    const jarvis = of(choices, 'take_task').some((choice) => choice.jarvis);
    if (view.tasks.length === 1 && !jarvis) return { title: rich('crew-ask-draft-one'), detail: [] };
    return { title: rich(jarvis ? 'crew-ask-draft-jarvis' : 'crew-ask-draft'), detail: rich('crew-ask-draft-help') };
  }
  if (has(choices, 'answer')) return answering(view, choices);
  if (has(choices, 'name')) return naming(view);
  if (has(choices, 'give_task')) return { title: rich('crew-ask-give'), detail: answersSoFar(scene) };
  if (has(choices, 'pass')) return passing(scene);
  return { title: waiting(scene), detail: rich(view.phase === 'trick' ? 'crew-queue-help' : 'crew-nothing') };
}

function answering(view: CrewView, choices: readonly Move[]): Asked {
  if (view.phase !== 'roles') return { title: rich(`crew-ask-answer-${view.phase}`), detail: rich('crew-ask-answer-help') };
  const says = of(choices, 'answer').map((choice) => choice.says);
  const good = says.includes('good');
  const named = good || says.includes('yes');
  const title = rich(good ? 'crew-ask-answer-feel' : named ? 'crew-ask-answer-role' : 'crew-ask-answer-tricks', {
    role: roleName(view.role ?? ''),
  });
  return { title, detail: [...(named ? duties(view) : []), ...rich('crew-ask-answer-help')] };
}

const duties = (view: CrewView): Rich => (view.role ? roleDuties(whole(view.mission), view.role) : []);

function naming(view: CrewView): Asked {
  if (view.phase === 'decision') return { title: rich('crew-ask-name-tasks'), detail: [] };
  return {
    title: rich('crew-ask-name-role'),
    detail: view.role ? [...rich('crew-ask-name-role-help', { role: roleName(view.role) }), '. ', ...duties(view)] : [],
  };
}

function answersSoFar({ view, name }: Scene): Rich {
  return [view.answers.map(({ seat, says }) => `${name(seat)}: ${saysWords(says)}`).join(', ')];
}

function passing({ view, choices, name }: Scene): Asked {
  if (choices.some((choice) => choice.do === 'pass' && choice.jarvis)) return { title: rich('crew-ask-pass-jarvis'), detail: [] };
  return { title: rich('crew-ask-pass'), detail: rich(`crew-ask-pass-${view.passed}`, { name: name(view.pass_to ?? 0) }) };
}

function ballot({ view, name }: Scene): Asked {
  const { topic, proposal, votes } = view.ballot!;
  if (proposal) {
    const by = votes.indexOf('yes');
    return {
      title: [word('crew-ask-proposal', { name: by >= 0 ? name(by) : '' }), ' ', ...planSentence(proposal)],
      detail: proposalHelp(view),
    };
  }
  if (topic === 'role') return { title: rich('crew-ask-role', { role: roleName(view.role ?? '') }), detail: duties(view) };
  if (topic === 'distress') return { title: rich('crew-ready'), detail: rich('crew-ready-help') };
  return { title: rich(`crew-ask-${TOPICS[topic] ?? 'other'}`), detail: topicHelp(view) };
}

function proposalHelp(view: CrewView): Rich {
  if (view.ballot?.topic === 'give_up') return rich('crew-ask-give-up-help');
  return view.ballot?.topic === 'distress' ? topicHelp(view) : rich('crew-ask-proposal-help');
}

function topicHelp(view: CrewView): Rich {
  switch (view.ballot?.topic) {
    case 'distress':
      return rich(view.distress ? 'crew-ask-distress-active' : 'crew-ask-distress-help');
    case 'swap_tokens':
      return rich('crew-ask-swap-tokens-help');
    case 'move_token':
      return rich('crew-ask-move-token-help');
    case 'transfer':
      return rich('crew-ask-transfer-help');
    default:
      return [];
  }
}

function playing(scene: Scene): Asked {
  const { view, choices, picked } = scene;
  const jarvis = choices.some((choice) => choice.do === 'play' && choice.jarvis);
  const suit = view.trick.suit;
  const chosen = choices.find((choice) => choice.do === 'play' && choice.card === picked);
  const detail = picked && chosen ? pickedDetail(scene, picked, scene.previewOf(chosen)) : stake(scene);
  if (jarvis) return { title: rich('crew-ask-jarvis'), detail };
  if (!suit || view.trick.plays.length === 0) return { title: rich('crew-ask-lead'), detail };
  const follows = choices.every((choice) => choice.do !== 'play' || suitOf(choice.card) === suit);
  return { title: rich(follows ? 'crew-ask-follow' : 'crew-ask-free', { led: capital(suitName(suit)), suit: suitName(suit) }), detail };
}

/** «Blue 6 is Tomás's task, and Tomás is winning so far.» */
function pickedDetail({ view, name, me }: Scene, card: string, preview: Preview | null): Rich {
  const task = taskOn(view, card);
  const parts: Rich = task
    ? [{ card }, ' ', task.seat === me ? word('crew-task-of-you') : word('crew-ask-task-of', { name: name(task.seat) })]
    : [];
  if (task?.token) parts.push(' ', { token: task.token });
  if (task) parts.push('. ');
  if (!preview) return parts;
  if (preview.ends) parts.push(word(`crew-preview-${preview.ends}`));
  else if (preview.fulfils?.length) parts.push(...rich('crew-preview-fulfils', { cards: preview.fulfils.map((one) => ({ card: one })) }));
  else if (preview.overtaking) parts.push(word(`crew-preview-${preview.overtaking.needs}`, overtaken(card, name(preview.overtaking.hand))));
  else if (preview.wins) parts.push(word('crew-preview-wins'));
  else if (task && view.trick.winner !== null) parts.push(winning(view.trick.winner, me, name), '.');
  return parts;
}

const overtaken = (card: string, name: string) => ({ name, suit: suitName(suitOf(card)) });

const winning = (who: number, me: number | null, name: (hand: number) => string): string =>
  word(who === me ? 'crew-winning-you' : 'crew-winning', { name: name(who) });

/** What this trick is about: a task that lies in it, or one that I hold. */
function stake({ view, name, me, hand }: Scene): Rich {
  const tasks = (cards: readonly string[]) => cards.map((card) => ({ card, task: taskOn(view, card) })).filter(({ task }) => task !== null);
  const [lying] = tasks(view.trick.plays.map((play) => play.card));
  const [held] = tasks(hand);
  const found = lying ?? held;
  if (!found) return [];
  const { card, task } = found;
  const you = task!.seat === me ? '-you' : '';
  const parts = rich(`crew-stake-${lying ? 'on-table' : 'in-hand'}${you}`, { card: { card }, name: name(task!.seat) });
  return lying && view.trick.winner !== null ? [...parts, ' ', winning(view.trick.winner, me, name), '.'] : parts;
}

function waiting({ view, toMove, me, name }: Scene): Rich {
  const others = toMove.filter((seat) => seat !== me).map(name);
  if (view.turn !== null && view.turn_seat !== me && (view.phase === 'trick' || others.length === 0))
    return rich('crew-waiting-for', { name: name(view.turn) });
  return others.length ? rich('crew-waiting', { names: list(others) }) : rich('crew-waiting-secret');
}
