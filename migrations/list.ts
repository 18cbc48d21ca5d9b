import { Foundation1763690400000 } from './1763690400000-foundation.ts';

/** In the order they run. */
export const MIGRATIONS = [Foundation1763690400000];
