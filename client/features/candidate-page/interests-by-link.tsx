import { useState } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { dialledPhone, shownPhone } from '../../../rules/phone.ts';
import { useAct } from '../../components/dialogs/use-act.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-page.module.css';
import type { CandidatePageProps } from './candidate-page-props.ts';
import { choiceTexts } from './choice-texts.ts';
import {
  type LinkInterestFieldsFragment,
  useAnswerInterestByLinkMutation,
  useInterestsByLinkQuery,
  useWithdrawInterestByLinkMutation,
} from './interests-by-link.generated.ts';

interface InterestsProps {
  token: string;
  options: CandidatePageProps['options'];
}

/** The facts of the other side that their card has for this candidate, in the order of all cards. */
function factsOf({ candidate }: LinkInterestFieldsFragment, options: InterestsProps['options']): string {
  const textOf = choiceTexts(options);
  const { height, maritalStatus, motherTongue, religion, caste, educationType, occupation, city } = candidate;
  return [
    [textOf('OCCUPATION', occupation), city].filter(Boolean).join(', '),
    [textOf('HEIGHT', height), textOf('MARITAL_STATUS', maritalStatus)].filter(Boolean).join(' · '),
    textOf('EDUCATION_TYPE', educationType),
    textOf('MOTHER_TONGUE', motherTongue),
    [textOf('RELIGION', religion), textOf('CASTE', caste)].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n');
}

interface AnswersProps {
  interest: LinkInterestFieldsFragment;
  token: string;
  /** It was shown for them, and is the other side's to answer. */
  isSent: boolean;
}

/** Yes, or not this time; a no may become a yes, and a yes is ended: the rules are those of members. */
function Answers({ interest, token, isSent }: AnswersProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [answer] = useAnswerInterestByLinkMutation();
  const [withdraw] = useWithdrawInterestByLinkMutation();
  const { stage, candidate, contact } = interest;
  const { id: candidateId, firstName: name } = candidate;
  const say = (isYes: boolean) => () => answer({ variables: { token, candidateId, isYes } });

  const button = (label: string, press: () => unknown, look = 'button-outlined') => (
    <button type="button" className={`button ${look}`} onClick={() => void press()} disabled={isBusy}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
  const accept = () =>
    act({
      ask: {
        question: t('candidateInterests.acceptQuestion', { name }),
        text: t('candidateInterests.acceptDetail'),
        action: t('candidateInterests.accept'),
      },
      work: say(true),
      told: t('candidateInterests.accepted'),
    });
  const decline = () =>
    act({
      ask: {
        question: t('candidateInterests.declineQuestion', { name }),
        text: t('candidateInterests.declineDetail'),
        action: t('candidateInterests.decline'),
      },
      work: say(false),
      told: t('candidateInterests.declined'),
    });
  const end = () =>
    act({
      ask: {
        question: t('candidateInterests.endQuestion', { name }),
        text: t('candidateInterests.endDetail'),
        action: t('candidateInterests.end'),
      },
      work: () => withdraw({ variables: { token, candidateId } }),
      told: t('candidateInterests.ended'),
    });
  const takeBack = () =>
    act({
      ask: {
        question: t('candidateInterests.takeBackQuestion', { name }),
        text: t('candidateInterests.takeBackDetail'),
        action: t('candidateInterests.takeBack'),
      },
      work: () => withdraw({ variables: { token, candidateId } }),
      told: t('candidateInterests.takenBack'),
    });

  if (stage === 'WAITING' && !isSent)
    return (
      <div className={styles.answers}>
        {button(t('candidateInterests.accept'), accept, 'button-filled')}
        {button(t('candidateInterests.decline'), decline)}
      </div>
    );
  return (
    <div className={styles.answers}>
      <p>
        <strong>{t(`candidateInterests.stage.${stage}`)}</strong>
      </p>
      {stage === 'BOTH_YES' &&
        (contact ? (
          <a
            className="button button-filled"
            href={`tel:${dialledPhone(contact.mobile, contact.countryCode)}`}
          >
            {t('candidateInterests.call', {
              name: contact.name,
              number: shownPhone(contact.mobile, contact.countryCode),
            })}
          </a>
        ) : (
          <p>{t('candidateInterests.contactLater')}</p>
        ))}
      {stage === 'BOTH_YES' && button(t('candidateInterests.end'), end)}
      {stage === 'WAITING' && button(t('candidateInterests.takeBack'), takeBack)}
      {stage === 'NOT_THIS_TIME' && !isSent && button(t('candidateInterests.acceptAfterAll'), accept)}
    </div>
  );
}

interface InterestListProps extends InterestsProps {
  page: { items: LinkInterestFieldsFragment[]; totalCount: number };
  isSent?: boolean;
  /** Shows all there are; undefined where they are shown. */
  showAll: (() => void) | undefined;
}

function InterestList({
  page: { items, totalCount },
  isSent = false,
  token,
  options,
  showAll,
}: InterestListProps) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  return (
    <section className={styles.parts}>
      <h2 className="text-h3">{t(isSent ? 'candidateInterests.sentTitle' : 'candidateInterests.title')}</h2>
      {items.length === 0 && <p>{t('candidateInterests.none')}</p>}
      {items.map((interest) => (
        <article key={interest.id} className={`card ${styles.card}`}>
          <div>
            <h3 className="text-h3">
              {`${[interest.candidate.firstName, interest.candidate.middleName, interest.candidate.lastName].filter(Boolean).join(' ')}, ${interest.candidate.age}`}
            </h3>
            <p className={styles.facts}>{factsOf(interest, options)}</p>
            <p className="text-small text-soft">
              {t('candidateInterests.since', { day: momentDay(interest.sentAt) })}
              {interest.tellsAt && (
                <> {t('candidateInterests.untold', { when: momentDay(interest.tellsAt) })}</>
              )}
            </p>
          </div>
          {interest.line && !isSent && (
            <blockquote className={styles.words}>
              <strong>{t('candidateInterests.theySay')}</strong> {interest.line}
            </blockquote>
          )}
          <Answers interest={interest} token={token} isSent={isSent} />
        </article>
      ))}
      {items.length < totalCount && showAll && (
        <button type="button" className="button button-outlined" onClick={showAll}>
          {t('candidateInterests.more', { total: String(totalCount) })}
        </button>
      )}
    </section>
  );
}

/**
 * Who is interested in a candidate who has said yes to being shown, for them to answer by their link, and in whom interest was
 * shown for them.
 */
export function InterestsByLink({ token, options }: InterestsProps) {
  const [pageSize, setPageSize] = useState<number>(LIMITS.matrimonialPageSize);
  const result = useInterestsByLinkQuery({
    variables: { token, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const showAll = pageSize < LIMITS.pageSizeMaximum ? () => setPageSize(LIMITS.pageSizeMaximum) : undefined;
  const shared = { token, options, showAll };
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={120} />}>
      {({ interestsReceivedByLink: received, interestsSentByLink: sent }) => (
        <>
          <InterestList page={received} {...shared} />
          {sent.totalCount > 0 && <InterestList page={sent} isSent {...shared} />}
        </>
      )}
    </LoadState>
  );
}
