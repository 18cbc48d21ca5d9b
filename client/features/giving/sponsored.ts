import { isDate } from '../../../rules/zoned-time.ts';
import { contentIdOf } from '../../components/list/content-id.ts';
import { GIVE_PARAMETERS } from './give-address.ts';
import type { SponsorChoiceQuery } from './sponsor-choice.generated.ts';

type Choice = NonNullable<SponsorChoiceQuery['sponsorChoice']>;

interface Chosen {
  offerId: number;
  day: string;
  slot: number;
}

/** A day that somebody wants to sponsor, as the form is opened for it. */
export interface Sponsored extends Choice {
  chosen: Chosen;
  /** Asks once more whether it is free, and what is free next. */
  askAgain: () => Promise<unknown>;
}

/** The day that a link to the form names, `?sponsor=3&day=2026-10-15&slot=2`. */
export function sponsoredByLink(search: URLSearchParams): Chosen | undefined {
  const offerId = contentIdOf(search.get(GIVE_PARAMETERS.sponsor));
  const slot = contentIdOf(search.get(GIVE_PARAMETERS.slot));
  const day = search.get(GIVE_PARAMETERS.day) ?? '';
  return offerId && slot && isDate(day) ? { offerId, day, slot } : undefined;
}
