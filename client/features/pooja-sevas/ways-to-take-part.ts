import { PATHS } from '../../components/page/paths.ts';

/** The ways to take part in poojas and sevas, with the page of each. */
export const WAYS_TO_TAKE_PART = [
  { key: 'donate', to: PATHS.give },
  { key: 'sponsor', to: PATHS.contact },
  { key: 'volunteer', to: PATHS.contact },
] as const;
