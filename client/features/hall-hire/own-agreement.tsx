import { useAct } from '../../components/dialogs/use-act.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAcceptHireAgreementMutation } from './own-hire.generated.ts';
import styles from './own-hire.module.css';
import type { OwnHireProps } from './own-hire-props.ts';

/** The agreement to read and accept; once it was, the version that was. */
export function OwnAgreement({ hire, token, reload }: OwnHireProps) {
  const { t, language } = useTranslation();
  const day = useMomentDay('long');
  const { act, isBusy } = useAct();
  const [accept] = useAcceptHireAgreementMutation();
  const { agreementText, agreementLanguage, agreementVersion, agreementAcceptedAt, canAccept } = hire;
  const { text, lang } = useLocalized()(agreementText, agreementLanguage);
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="text-h3">{t('ownHire.agreement')}</h2>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      <p className="text-small text-soft">{t('ownHire.version', { version: agreementVersion })}</p>
      {agreementAcceptedAt ? (
        <p role="status">
          {t('ownHire.accepted', { version: agreementVersion, day: day(agreementAcceptedAt) })}
        </p>
      ) : (
        canAccept && (
          <button
            type="button"
            className="button button-filled"
            disabled={isBusy}
            onClick={() =>
              act({
                work: () => accept({ variables: { token, agreementVersion, language } }),
                reload,
                onDone: () => reload(),
                done: t('ownHire.acceptDone'),
              })
            }
          >
            {t('ownHire.accept')}
          </button>
        )
      )}
    </section>
  );
}
