import type { ShownChoices } from '../../../rules/candidate-confirmation.ts';
import { useAct } from '../../components/dialogs/use-act.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  useConfirmCandidateMutation,
  usePostponeCandidateMutation,
  useRefuseCandidateMutation,
  useSetCandidateAbsenceMutation,
  useWithdrawCandidateMutation,
} from './candidate-page.generated.ts';
import styles from './candidate-page.module.css';
import type { CandidatePageProps } from './candidate-page-props.ts';

/** Yes, not yet, no; after a yes: pause, stop, delete. None is asked why. */
export function CandidateAnswers({
  profile,
  token,
  shown,
  reload,
  onDeleted,
}: CandidatePageProps & { shown: ShownChoices }) {
  const { t } = useTranslation();
  const { act } = useAct();
  const [confirm] = useConfirmCandidateMutation();
  const [postpone] = usePostponeCandidateMutation();
  const [withdraw] = useWithdrawCandidateMutation();
  const [refuse] = useRefuseCandidateMutation();
  const [setAbsence] = useSetCandidateAbsenceMutation();
  const { madeBy, state, reading } = profile;
  // The page says there how it stands now, and the pressed button may be gone.
  const toHeading = { reload, onDone: () => reload().then(focusPageHeading) };

  const sayYes = (done?: string) =>
    act({ work: () => confirm({ variables: { token, reading, shown } }), ...toHeading, done });
  const remove = () =>
    act({
      ask: {
        question: t('candidatePage.noQuestion'),
        text: t('candidatePage.noDetail'),
        action: t('candidatePage.no'),
      },
      work: () => refuse({ variables: { token } }),
      onDone: onDeleted,
    });

  if (state.confirmation === 'GIVEN')
    return (
      <section className={styles.answers}>
        {state.shownUntil && <h2 className="text-h3">{t('candidatePage.answer')}</h2>}
        <button
          type="button"
          className="button button-filled"
          onClick={() => sayYes(state.shownUntil ? undefined : t('candidatePage.saved'))}
        >
          {t(state.shownUntil ? 'candidatePage.yes' : 'candidatePage.saveChoices')}
        </button>
        <button
          type="button"
          className="button button-outlined"
          onClick={() =>
            act({
              work: () =>
                setAbsence({ variables: { token, absence: state.absence ? null : 'PAUSED', until: null } }),
              ...toHeading,
            })
          }
        >
          {t(state.absence ? 'candidatePage.back' : 'candidatePage.pause')}
        </button>
        <button
          type="button"
          className="button button-outlined"
          // Not asked first: a yes turns it round.
          onClick={() => act({ work: () => withdraw({ variables: { token } }), ...toHeading })}
        >
          {t('candidatePage.stop')}
        </button>
        <button type="button" className="button" onClick={remove}>
          {t('candidatePage.delete')}
        </button>
        <p className={styles.small}>{t('candidatePage.yearly')}</p>
      </section>
    );
  return (
    <section className={styles.answers}>
      <h2 className="text-h3">{t('candidatePage.answer')}</h2>
      <button type="button" className={`button button-filled ${styles.yes}`} onClick={() => sayYes()}>
        {t('candidatePage.yes')}
      </button>
      <button
        type="button"
        className="button button-outlined"
        onClick={() =>
          act({
            work: () => postpone({ variables: { token } }),
            ...toHeading,
            done: t('candidatePage.laterDone'),
          })
        }
      >
        {t('candidatePage.later')}
      </button>
      <button type="button" className="button button-outlined" onClick={remove}>
        {t('candidatePage.no')}
      </button>
      {profile.signsIn !== 'CANDIDATE' && <p>{t('candidatePage.hears', { madeBy })}</p>}
    </section>
  );
}
