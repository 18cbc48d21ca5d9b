import { useSponsorChoiceQuery } from './sponsor-choice.generated.ts';
import { type Sponsored, sponsoredByLink } from './sponsored.ts';

/** The day that the form is opened for; gone where there is no such day. */
export function useSponsored(search: URLSearchParams): {
  isAsked: boolean;
  sponsored: Sponsored | undefined;
  isGone: boolean;
} {
  const chosen = sponsoredByLink(search);
  const { data, previousData, error, refetch } = useSponsorChoiceQuery({
    variables: chosen ?? { offerId: 0, day: '', slot: 0 },
    skip: !chosen,
  });
  // While another day of the offer is asked for, the form with what was typed stays.
  const choice = chosen && (data ?? previousData)?.sponsorChoice;
  return {
    isAsked: Boolean(chosen),
    sponsored: chosen && choice ? { ...choice, chosen, askAgain: refetch } : undefined,
    isGone: Boolean(chosen && (error || choice === null)),
  };
}
