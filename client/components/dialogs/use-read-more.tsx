import { type ReactNode, useState } from 'react';
import type { ContentItem } from '../list/content-kind.ts';
import { usePrefetchOnInteraction } from '../page/use-prefetch-on-interaction.ts';
import type { ReadMoreDialog } from './read-more-dialog.tsx';

const loadDialog = () => import('./read-more-dialog.tsx');

interface ReadMoreOptions<Item> {
  pictureSize: { width: number; height: number };
  /** The line below an item's name. */
  subtitleOf?: (item: Item) => ReactNode;
  /** The address of an item's own page, if it has one. */
  addressOf?: (item: Item) => string;
  /** The full text, if it is longer than the description. */
  textOf?: (item: Item) => ReactNode;
}

/** The dialog with an item's full text: render `dialog` anywhere on the page and call `open` with an item. */
export function useReadMore<Item extends ContentItem>(options: ReadMoreOptions<Item>) {
  const { pictureSize, subtitleOf, addressOf, textOf } = options;
  const [Dialog, setDialog] = useState<typeof ReadMoreDialog>();
  const [isDialogMissing, setIsDialogMissing] = useState(false);
  // Two states, because the dialog still shows its item while it fades out.
  const [opened, setOpened] = useState<Item>();
  const [isOpen, setIsOpen] = useState(false);

  usePrefetchOnInteraction(loadDialog);

  const open = async (item: Item) => {
    try {
      const module = await loadDialog();
      setDialog(() => module.ReadMoreDialog);
      setOpened(item);
      setIsOpen(true);
    } catch {
      setIsDialogMissing(true);
    }
  };

  const dialog = Dialog && opened && (
    <Dialog
      item={opened}
      subtitle={subtitleOf?.(opened)}
      to={addressOf?.(opened)}
      open={isOpen}
      pictureSize={pictureSize}
      onClose={() => setIsOpen(false)}
    >
      {textOf?.(opened)}
    </Dialog>
  );
  return {
    open,
    /** True if the dialog's code could not be loaded; texts then expand in place. */
    isDialogMissing,
    dialog,
  };
}
