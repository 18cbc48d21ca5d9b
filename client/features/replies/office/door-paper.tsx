import { Fragment } from 'react';
import { PrintDialog } from '../../../components/dialogs/print-dialog.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhenText } from '../when-text.ts';
import { useDoorListQuery } from './door-list.generated.ts';
import type { DoorEntry, DoorList } from './door-store.ts';
import styles from './paper.module.css';
import { AsOf, type PaperProps } from './paper-head.tsx';

/** Families of a sheet; the first has the head as well. */
const PER_SHEET = 26;

const isYoung = (group: string) => group === 'CHILD' || group === 'INFANT';

const childrenOf = ({ ages }: DoorEntry) =>
  ages.filter(({ group }) => isYoung(group)).reduce((sum, { people }) => sum + people, 0);

const sumOf = (entries: readonly DoorEntry[], count: (entry: DoorEntry) => number) =>
  entries.reduce((sum, entry) => sum + count(entry), 0);

function Sheet({ entries, isLast }: { entries: readonly DoorEntry[]; isLast: boolean }) {
  const { t } = useTranslation();
  const children = sumOf(entries, childrenOf);
  const all = sumOf(entries, ({ total }) => total);
  return (
    <section className={styles.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('replyOffice.door.letters')}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('replyOffice.isHere')}</span>
            </th>
            <th scope="col">{t('replyOffice.surname')}</th>
            <th scope="col">{t('replyOffice.who')}</th>
            <th scope="col">{t('replies.groups.ADULT')}</th>
            <th scope="col">{t('replies.groups.CHILD')}</th>
            <th scope="col">{t('replyOffice.all')}</th>
            <th scope="col">{t('replyOffice.food')}</th>
            <th scope="col">{t('replyOffice.toKnow')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => {
            const { replyId, surname, otherNames, total, diets, needs } = entry;
            const letter = surname.slice(0, 1).toLocaleUpperCase();
            const isFirst = entries[at - 1]?.surname.slice(0, 1).toLocaleUpperCase() !== letter;
            const young = childrenOf(entry);
            return (
              <tr key={replyId} className={isFirst ? styles.firstOfLetter : undefined}>
                <td>{isFirst && letter}</td>
                <td>
                  <span className={styles.box} />
                </td>
                <th scope="row">{surname}</th>
                <td>{otherNames}</td>
                <td>{total - young}</td>
                <td>{young || '–'}</td>
                <td>
                  <strong>{total}</strong>
                </td>
                <td>
                  <strong>{diets.map(({ name, people }) => `${name} ${people}`).join(', ')}</strong>
                </td>
                <td>{needs}</td>
              </tr>
            );
          })}
          <tr className={styles.firstOfLetter}>
            <th scope="row" colSpan={4}>
              {t('replyOffice.thisPage')}
            </th>
            <td>{all - children}</td>
            <td>{children}</td>
            <td>
              <strong>{all}</strong>
            </td>
            <td colSpan={2} />
          </tr>
        </tbody>
      </table>
      {isLast && (
        <>
          <h3>{t('replyOffice.withoutWord')}</h3>
          <div className={styles.lines}>
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
              <span key={line} />
            ))}
          </div>
          <p>{t('replyOffice.shredded')}</p>
        </>
      )}
    </section>
  );
}

function Sums({ list }: { list: DoorList }) {
  const { t } = useTranslation();
  const diets = new Map<string, number>();
  for (const { name, people } of list.entries.flatMap((entry) => entry.diets))
    diets.set(name, (diets.get(name) ?? 0) + people);
  const sums: [string, number][] = [
    [t('replyOffice.come'), list.coming],
    ...(list.places === null
      ? []
      : [[t('replyOffice.placesFree'), Math.max(0, list.places - list.coming)] as [string, number]]),
    // Of which most are cooked.
    ...[...diets].sort(([, one], [, other]) => other - one).slice(0, 2),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([label, sum]) => (
        <Fragment key={label}>
          <div>
            <dd>{sum}</dd>
            <dt>{label}</dt>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}

/** The list at the door on paper: by surname, a box to tick, food and needs in words, a sum for each sheet. */
export function DoorPaper({ eventId, day, onClose }: PaperProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const result = useDoorListQuery({ variables: { eventId, day }, fetchPolicy: 'network-only' });
  return (
    <PrintDialog maxWidth="md" isLoading={!result.data} onClose={onClose}>
      {(titleId) => (
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
          {({ doorList: list }) => {
            if (!list) return <p id={titleId}>{t('replyOffice.noDate')}</p>;
            const sheets = Math.max(1, Math.ceil(list.entries.length / PER_SHEET));
            return (
              <div className={styles.paper}>
                <div className={styles.head}>
                  <div>
                    <h2 id={titleId}>{list.eventName}</h2>
                    <p suppressHydrationWarning>{whenText(list)}</p>
                    <AsOf />
                  </div>
                  <Sums list={list} />
                </div>
                {Array.from({ length: sheets }, (_, sheet) => (
                  <Sheet
                    // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no name but their number.
                    key={sheet}
                    entries={list.entries.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET)}
                    isLast={sheet === sheets - 1}
                  />
                ))}
              </div>
            );
          }}
        </LoadState>
      )}
    </PrintDialog>
  );
}
