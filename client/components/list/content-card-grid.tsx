import type { ReactNode } from 'react';
import { useLocalized } from '../../i18n/localized.ts';
import { ReadMore } from '../dialogs/read-more.tsx';
import { useReadMore } from '../dialogs/use-read-more.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { type CardColumns, CardGrid } from './card-grid.tsx';
import { ContentCard } from './content-card.tsx';
import styles from './content-card-grid.module.css';
import type { ContentItem } from './content-kind.ts';
import { itemAnchor } from './page-parameter.ts';

interface PictureSize {
  width: number;
  height: number;
}

interface ContentCardGridProps<Item> {
  items: readonly Item[];
  pictureSize: PictureSize;
  /** Cards in a row on a desktop. */
  columns?: CardColumns;
  heading?: 'h2' | 'h3';
  /** The line below an item's name. */
  subtitleOf?: (item: Item) => ReactNode;
  /** The address of an item's own page, if it has one. */
  addressOf?: (item: Item) => string;
  /** Other pictures stand above: those of the cards are loaded when they come near. */
  isBelow?: boolean;
}

/** Cards of items with pictures; Read More shows an item's full text. */
export function ContentCardGrid<Item extends ContentItem>(props: ContentCardGridProps<Item>) {
  const { items, pictureSize, columns = 3, heading, subtitleOf, addressOf, isBelow = false } = props;
  const localized = useLocalized();
  const { open, isDialogMissing, dialog } = useReadMore({ pictureSize, subtitleOf, addressOf });

  return (
    <>
      <CardGrid columns={columns}>
        {items.map((item, index) => (
          <li key={item.id} id={itemAnchor(item.id)}>
            <ContentCard
              item={item}
              pictureSize={pictureSize}
              subtitle={subtitleOf?.(item)}
              columns={columns}
              heading={heading}
              // Only the first is visible on a phone; on a wide screen the others are loaded after layout.
              eager={index === 0 && !isBelow}
              to={addressOf?.(item)}
              action={
                <ReadMore
                  name={localized(item.name, item.textLanguages.name)}
                  description={localized(item.description, item.textLanguages.description)}
                  inPlace={isDialogMissing}
                  onOpen={() => open(item)}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
      {dialog}
    </>
  );
}

/** Placeholder cards with the size of the cards. */
export function ContentCardGridPlaceholder({
  count,
  pictureSize,
  columns,
}: {
  count: number;
  pictureSize: PictureSize;
  columns?: CardColumns;
}) {
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <CardGrid columns={columns} hidden>
      {cards.map((card) => (
        <li key={card} className="card">
          <Placeholder
            variant="rectangular"
            style={{ aspectRatio: `${pictureSize.width} / ${pictureSize.height}` }}
          />
          <div className={styles.words}>
            <Placeholder width="60%" height={32} />
            <Placeholder style={{ marginTop: 8 }} />
            <Placeholder width="80%" />
          </div>
        </li>
      ))}
    </CardGrid>
  );
}
