import { ContentFileType } from '../../../rules/content-file-type.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { MediaVideo } from '../../components/media/media-video.tsx';
import { PicturePlaceholder } from '../../components/media/picture-placeholder.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PoojaSevaFieldsFragment } from '../pooja-sevas/pooja-sevas.generated.ts';
import { TakePartButtons } from '../pooja-sevas/take-part-buttons.tsx';
import { Band } from './band.tsx';
import styles from './pooja-and-seva.module.css';
import { SectionLink } from './section-link.tsx';
import { teaser } from './teaser.ts';

function Medium({ item }: { item: PoojaSevaFieldsFragment }) {
  const name = useLocalized()(item.name, item.textLanguages.name);
  const pictureAlt = usePictureAlt();
  if (!item.file) return <PicturePlaceholder seed={item.id} {...IMAGE_SIZES.poojaSeva} />;
  if (item.fileType === ContentFileType.VIDEO) {
    return <MediaVideo url={item.file.url} label={name.text} lang={name.lang} poster={item.file.poster} />;
  }
  return (
    <MediaPicture
      picture={item.file}
      {...pictureAlt(item)}
      {...IMAGE_SIZES.poojaSeva}
      sizes="(min-width: 1208px) 548px, (min-width: 900px) 46vw, 92vw"
    />
  );
}

/** The newest pooja or seva (one), with links for taking part in one. */
export function PoojaAndSeva({ item }: { item: PoojaSevaFieldsFragment | undefined }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = item && localized(item.name, item.textLanguages.name);
  const description = item && localized(item.description, item.textLanguages.description);
  return (
    <Band background="white">
      <Section
        title={t('home.poojaSeva')}
        action={<SectionLink to={PATHS.poojaSevas}>{t('home.allPoojaSevas')}</SectionLink>}
      >
        <div className={item && styles.columns}>
          {item && (
            <div className="rounded">
              <Medium item={item} />
            </div>
          )}
          <div>
            {name && (
              <h3 lang={name.lang} className={`text-h3 ${styles.name}`}>
                {name.text}
              </h3>
            )}
            {description && (
              <p lang={description.lang} className={`text-body text-break ${styles.teaser}`}>
                {teaser(description.text)}
              </p>
            )}
            <p className={`text-body text-soft ${styles.text}`}>{t('home.poojaSevaText')}</p>
            <TakePartButtons />
          </div>
        </div>
      </Section>
    </Band>
  );
}
