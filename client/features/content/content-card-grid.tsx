import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import { useLocalized } from '../../i18n/localized.ts';
import { ContentCard } from './content-card.tsx';
import type { ContentItem } from './content-kind.ts';
import { ReadMore } from './read-more.tsx';
import { ReadMoreDialog } from './read-more-dialog.tsx';

interface PictureSize {
  width: number;
  height: number;
}

interface ContentCardGridProps {
  items: readonly ContentItem[];
  pictureSize: PictureSize;
  heading?: 'h2' | 'h3';
}

/** Three cards a row on a desktop, one on a phone. */
function Grid({ children, hidden }: { children: ReactNode; hidden?: boolean }) {
  return (
    <Box
      component="ul"
      aria-hidden={hidden}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** Cards of items with pictures; Read more shows one of them whole. */
export function ContentCardGrid({ items, pictureSize, heading }: ContentCardGridProps) {
  const localized = useLocalized();
  // Two states, because the dialog still shows its item while it fades out.
  const [opened, setOpened] = useState<ContentItem>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (item: ContentItem) => {
    setOpened(item);
    setIsOpen(true);
  };
  return (
    <>
      <Grid>
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
                  onOpen={() => open(item)}
                />
              }
            />
          </li>
        ))}
      </Grid>
      {opened && (
        <ReadMoreDialog
          item={opened}
          open={isOpen}
          pictureSize={pictureSize}
          onClose={() => setIsOpen(false)}
        />
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
    <Grid hidden>
      {cards.map((card) => (
        <Card component="li" key={card}>
          <Skeleton
            variant="rectangular"
            animation={false}
            sx={{
              width: '100%',
              height: 'auto',
              aspectRatio: `${pictureSize.width} / ${pictureSize.height}`,
            }}
          />
          <Box sx={{ p: 2.5, height: 190 }}>
            <Skeleton animation={false} width="60%" height={32} />
            <Skeleton animation={false} sx={{ mt: 1 }} />
            <Skeleton animation={false} width="80%" />
          </Box>
        </Card>
      ))}
    </Grid>
  );
}
