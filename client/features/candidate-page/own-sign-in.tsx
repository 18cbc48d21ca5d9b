import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-page.module.css';
import type { CandidatePageProps } from './candidate-page-props.ts';
import { SetUpOwnSignIn } from './set-up-own-sign-in.tsx';
import { TakeOver } from './take-over.tsx';

/** Who signs in to look after the page, and how the candidate comes to a sign-in of their own. */
export function OwnSignIn({ profile, token }: CandidatePageProps) {
  const { t } = useTranslation();
  const { madeBy, signsIn } = profile;
  return (
    <section className={styles.parts}>
      <h2 className="text-h3">{t('ownSignIn.title')}</h2>
      {signsIn === 'MAKER' ? (
        token !== null && <SetUpOwnSignIn profile={profile} token={token} />
      ) : (
        <>
          <p>{t(signsIn === 'BOTH' ? 'ownSignIn.isBoth' : 'ownSignIn.isAlone', { madeBy })}</p>
          {token === null ? (
            <>
              <p>
                <Link to={PATHS.matrimonialInterests}>{t('ownSignIn.interests')}</Link>
              </p>
              <p>
                <Link to={PATHS.matrimonialProfile}>{t('ownSignIn.account')}</Link>
              </p>
              {signsIn === 'BOTH' && <TakeOver profile={profile} />}
            </>
          ) : (
            <p>
              <Link to={PATHS.matrimonialLogin}>{t('candidatePage.signIn')}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
