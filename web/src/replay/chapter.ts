import { phaseWords } from '../words';
import type { Chapter } from './stops';

/** «Trick 3», «Meteor swarm» */
export const chapterWords = (game: string, { name, phase }: Chapter): string => name?.() ?? (phaseWords(game, phase) || phase);
