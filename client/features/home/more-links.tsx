import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/art/drawing.tsx';
import { HOME_DRAWINGS } from '../../components/art/home-drawings.ts';
import { PictureAsPdf } from '../../components/icons/picture-as-pdf.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useMatrimonialsPath } from '../../components/page/use-matrimonials-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';
import styles from './more-links.module.css';

interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  drawing: ReactNode;
}

function LinkCard({ to, title, text, drawing }: LinkCardProps) {
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <h2 className="text-h3">
          <Link to={to} className={`covering ${styles.link}`}>
            {title}
          </Link>
        </h2>
        <p className={`text-body text-soft ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}

interface MoreLinksProps {
  /** The link to the documents is shown only if there are any. */
  hasDocuments: boolean;
}

/** Links to the matrimonial section and to the documents for download. */
export function MoreLinks({ hasDocuments }: MoreLinksProps) {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath();
  const hasMatrimonials = useUsedPages()(matrimonials);
  if (!hasDocuments && !hasMatrimonials) return null;
  return (
    <Band>
      <div className={`fitting-columns ${styles.cards} ${hasDocuments && hasMatrimonials ? styles.two : ''}`}>
        {hasMatrimonials && (
          <LinkCard
            to={matrimonials}
            title={t('home.matrimonial')}
            text={t('home.matrimonialText')}
            drawing={<Drawing of={HOME_DRAWINGS.varmala} />}
          />
        )}
        {hasDocuments && (
          <LinkCard
            to={PATHS.documents}
            title={t('home.documents')}
            text={t('documents.lead')}
            drawing={<PictureAsPdf />}
          />
        )}
      </div>
    </Band>
  );
}
