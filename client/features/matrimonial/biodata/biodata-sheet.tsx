import { useRef } from 'react';
import { instantOf } from '../../../../rules/days.ts';
import { Drawing } from '../../../components/art/drawing.tsx';
import { MediaPicture } from '../../../components/media/media-picture.tsx';
import { useAssociation } from '../../../components/page/association.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PHOTO_SIZE } from '../crop-photo.ts';
import type { OfferedChoices } from '../offered-choices.ts';
import { useOfferedListsQuery } from '../offered-lists.generated.ts';
import { fullNameOf } from '../use-candidate-facts.tsx';
import { useChoices } from '../use-choices.ts';
import styles from './biodata.module.css';
import { type BiodataPart, type BiodataSubject, useBiodataParts } from './biodata-parts.ts';
import { useFit } from './use-fit.ts';

interface BiodataSheetProps {
  subject: BiodataSubject;
  /** Whose name stands across the sheet; nobody's on one's own. */
  reader?: string;
}

/** As often as the longest biodata is covered with it; what a shorter one has no room for is cut off. */
const MARKS = Array.from({ length: 72 }, (_, index) => index);

/** What stands together on a sheet; longer ones go on on the next. */
const isShort = (facts: BiodataPart['facts']) => facts.every(([, value]) => value.length < 400) || undefined;

function Sheet({ subject, reader, choices }: BiodataSheetProps & { choices: OfferedChoices }) {
  const { t, language } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const association = useAssociation();
  const momentDay = useMomentDay('long');
  const parts = useBiodataParts(choices)(subject);
  const { photo } = subject;
  useFit(sheet, room);
  const today = momentDay(instantOf(new Date()));
  return (
    <div ref={room} className={styles.room}>
      <div ref={sheet} lang={language} className={`day-colours ${styles.sheet}`}>
        <div className={styles.ornament}>
          <Drawing of="rangoli" width={220} early />
        </div>
        <p className={styles.title}>{t('biodata.title')}</p>
        <h2 className={styles.name}>{fullNameOf(subject)}</h2>
        {photo && (
          <div className={styles.photo}>
            <MediaPicture
              picture={photo}
              alt={t('candidate.photo.label')}
              {...PHOTO_SIZE}
              sizes="180px"
              eager
            />
          </div>
        )}
        {parts.map(({ title, facts }) => (
          <section key={title} data-short={isShort(facts)}>
            <h3>{t(title)}</h3>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className={styles.foot}>
          {association.name} · {today}
          {reader && ` · ${t('biodata.onlyFor', { name: reader })}`}
        </p>
        {reader && (
          <div aria-hidden className={styles.cover}>
            <div className={styles.marks}>
              {MARKS.map((mark) => (
                <span key={mark}>{reader}</span>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** A candidate's biodata on A4, on one sheet where that can be read, in the language around it. */
export function BiodataSheet(props: BiodataSheetProps) {
  const lists = useOfferedListsQuery();
  const choices = useChoices(lists.data?.selectLists);
  return (
    <LoadState result={lists} placeholder={<Placeholder variant="rectangular" height={600} />}>
      {() => choices && <Sheet {...props} choices={choices} />}
    </LoadState>
  );
}
