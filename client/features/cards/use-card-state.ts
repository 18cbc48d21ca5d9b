import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CardOffer } from '../../../rules/card-offer.ts';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';

/** Milliseconds between looks whether the payment was confirmed, and how often: mostly it takes a second. */
const LOOK_AFTER = 3000;
const LOOKS = 20;

/** What is offered, or that somebody has come back from paying and the confirmation is on its way. */
export type CardState = CardOffer | 'CHECKING';

/** Whether somebody has just come back from paying; the address says it once, or the page would look again whenever it is opened. */
function useIsBack(done: string): boolean {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isSaid = parameters.get(QUERY_PARAMETERS.card) === done;
  const [isBack] = useState(isSaid);
  parameters.delete(QUERY_PARAMETERS.card);
  const rest = parameters.toString();

  useEffect(() => {
    if (isSaid) void navigate({ search: rest, hash }, { replace: true, state, preventScrollReset: true });
  }, [isSaid, rest, hash, state, navigate]);

  return isBack;
}

/**
 * Whether something is to be paid by card, was, or is being.
 * @param refetch looks again whether it is paid
 * @param done what the address says of it after paying, where several can be paid from a page
 * @param isOpen whether the money may still come: of a monthly payment that has begun, too, which is offered no longer
 */
export function useCardState(
  card: CardOffer,
  refetch: () => Promise<unknown>,
  { done = 'done', isOpen = card === CardOffer.OFFERED || card === CardOffer.OFFERED_MONTHLY } = {},
): CardState {
  const isBack = useIsBack(done);
  const [looks, setLooks] = useState(0);
  const isChecking = isBack && isOpen && looks < LOOKS;

  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => {
      refetch()
        .catch(() => undefined)
        .then(() => setLooks(looks + 1));
    }, LOOK_AFTER);
    return () => clearTimeout(timer);
  }, [isChecking, looks, refetch]);

  return isChecking ? 'CHECKING' : card;
}
