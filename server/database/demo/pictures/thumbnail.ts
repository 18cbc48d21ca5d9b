import { pictureOf } from './art.ts';

/** A film's picture: twice 480 × 270. */
export const thumbnail = (...parts: string[]): string => pictureOf(960, 540, ...parts);
