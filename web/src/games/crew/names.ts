// How things of The Crew are called in the player's language, and sentences with pictures in them.
import { has, t } from '../../text';
import { rich as sentence } from '../rich';
import type { RadioPlace, Suit, TokenName } from './draw/art';
import { suitOf, valueOf } from './draw/art';

/** What is drawn inside a sentence: a card, an order token, a seat. */
export type Piece = { card: string } | { token: TokenName } | { seat: number };
export type Rich = (string | Piece)[];
export type RichArg = string | number | Piece | Piece[];

export const rich = sentence<Piece>;
export const word = t;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a player answers to the commander. */
export const saysWords = (says: string): string => t(`crew-says-${says.replaceAll('_', '-')}`);

export const suitName = (suit: Suit): string => t(`crew-suit-${suit}`);

export const cardName = (code: string): string => t('crew-card', { suit: suitName(suitOf(code)), value: valueOf(code) });

export const tokenName = (token: TokenName): string => t(`crew-token-${token}`);

export const radioName = (place: RadioPlace): string => t(`crew-radio-${place}`);

/** That earlier tricks may be looked at, where it is so. (CREW-TRICK-11) */
export const discardWords = (open: boolean): string =>
  open ? t('option-crew-open-discards', { pick: t('option-crew-open-discards-true') }) : '';

/** The first of these keys that has a text. */
export const known = (...keys: string[]): string => keys.find(has) ?? keys[keys.length - 1];
