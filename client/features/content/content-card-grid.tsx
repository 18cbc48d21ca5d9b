import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { Placeholder } from '../../components/placeholder.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { CardGrid } from './card-grid.tsx';
import { ContentCard } from './content-card.tsx';
import type { ContentItem } from './content-kind.ts';
import { ReadMore } from './read-more.tsx';
import type { ReadMoreDialog } from './read-more-dialog.tsx';

interface PictureSize {
  width: number;
  height: number;
}

interface ContentCardGridProps {
  items: readonly ContentItem[];
  pictureSize: PictureSize;
  heading?: 'h2' | 'h3';
}

const loadDialog = () => import('./read-more-dialog.tsx');

/** Cards of items with pictures; Read more shows one of them whole. */
export function ContentCardGrid({ items, pictureSize, heading }: ContentCardGridProps) {
  const localized = useLocalized();
  const [Dialog, setDialog] = useState<typeof ReadMoreDialog>();
  const [isDialogMissing, setIsDialogMissing] = useState(false);
  // Two states, because the dialog still shows its item while it fades out.
  const [opened, setOpened] = useState<ContentItem>();
  const [isOpen, setIsOpen] = useState(false);

  // Its code is no part of the page that has to appear first, but is there when somebody reads on.
  useEffect(() => void loadDialog().catch(() => undefined), []);

  const open = async (item: ContentItem) => {
    try {
      const module = await loadDialog();
      setDialog(() => module.ReadMoreDialog);
      setOpened(item);
      setIsOpen(true);
    } catch {
      // Without the network the texts open in their places.
      setIsDialogMissing(true);
    }
  };

  return (
    <>
      <CardGrid>
        {items.map((item, index) => (
          <li key={item.id}>
            <ContentCard
              item={item}
              pictureSize={pictureSize}
              heading={heading}
              eager={index < 3}
              action={
                <ReadMore
                  name={localized(item.name, item.nameGujarati)}
                  description={localized(item.description, item.descriptionGujarati)}
                  inPlace={isDialogMissing}
                  onOpen={() => open(item)}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
      {Dialog && opened && (
        <Dialog item={opened} open={isOpen} pictureSize={pictureSize} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The room that cards will take. */
export function ContentCardGridPlaceholder({
  count,
  pictureSize,
}: {
  count: number;
  pictureSize: PictureSize;
}) {
  const cards = Array.from({ length: count }, (_, index) => index);
  return (
    <CardGrid hidden>
      {cards.map((card) => (
        <Card component="li" key={card}>
          <Placeholder
            variant="rectangular"
            sx={{
              width: '100%',
              height: 'auto',
              aspectRatio: `${pictureSize.width} / ${pictureSize.height}`,
            }}
          />
          <Box sx={{ p: 2.5, height: 190 }}>
            <Placeholder width="60%" height={32} />
            <Placeholder sx={{ mt: 1 }} />
            <Placeholder width="80%" />
          </Box>
        </Card>
      ))}
    </CardGrid>
  );
}
