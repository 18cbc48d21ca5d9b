import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { translated } from './translations.ts';
import { optionalLine } from './validation.ts';

const texts = { pictureDescription: optionalLine(LIMITS.pictureDescriptionMaximum) };

/** What is said of a photograph of a room. */
export const roomPhotoRules = z.object({ ...texts, ...translated(texts) });

export type RoomPhotoFields = z.input<typeof roomPhotoRules>;
