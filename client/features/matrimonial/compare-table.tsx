import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import styles from './compare.module.css';
import { FitChip } from './fit-list.tsx';
import { linkOf } from './person-links.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';
import { type CardLine, useCardLines } from './use-card-lines.ts';

type Card = CandidateCardFieldsFragment;

function Person({ card }: { card: Card }) {
  const { t } = useTranslation();
  const link = linkOf(card);
  return (
    <>
      <Link {...link} tabIndex={-1} aria-hidden className={styles.picture}>
        <CandidatePhoto photo={card.photo} sizes="(min-width: 768px) 220px, 30vw" eager />
      </Link>
      <Link {...link} className="text-h4">
        {t('person.nameAndAge', { name: fullNameOf(card), age: card.age })}
      </Link>
    </>
  );
}

function Value({ line: { text, differs, more } }: { line: CardLine }) {
  const { t } = useTranslation();
  return (
    <span>
      <span className={differs ? styles.differs : undefined}>{text || t('cardLines.notTold')}</span>
      {more && <span className={styles.more}>{more}</span>}
    </span>
  );
}

/** The lines of two or three cards, each in a row. The roles stay on a phone, where the rows stand below one another. */
export function CompareTable({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation();
  const { allOf } = useCardLines();
  const all = cards.map((card) => ({ card, lines: allOf(card) }));
  const keys = all[0]?.lines.map(({ key, label }) => ({ key, label })) ?? [];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is drawn as blocks would lose them
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {cards.map((card) => (
            <th key={card.id} role="columnheader" scope="col">
              <Person card={card} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {keys.map(({ key, label }, row) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {all.map(({ card, lines }) => (
              <td key={card.id} role="cell">
                <span aria-hidden className={styles.who}>
                  {card.firstName}
                </span>
                <Value line={lines[row]!} />
              </td>
            ))}
          </tr>
        ))}
        {cards.some(({ fit }) => fit) && (
          <tr role="row">
            <th role="rowheader" scope="row">
              {t('compare.fit')}
            </th>
            {cards.map((card) => (
              <td key={card.id} role="cell">
                <span aria-hidden className={styles.who}>
                  {card.firstName}
                </span>
                {card.fit && <FitChip fit={card.fit} />}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
