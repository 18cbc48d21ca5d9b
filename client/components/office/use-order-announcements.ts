import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderedItem } from './use-order.ts';

/** What a screen reader says while an item is dragged; what was done in the end is said by the notice. */
export function useOrderAnnouncements(items: readonly OrderedItem[]): DndContextProps['accessibility'] {
  const { t } = useTranslation();
  const say = (key: 'order.lifted' | 'order.over' | 'order.stays', id: UniqueIdentifier, over = id) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    const place = items.findIndex((item) => item.id === over) + 1;
    return t(key, { name, place, total: items.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('order.lifted', active.id),
    // Lifted, it is at once over its own place: that must not replace what is said of it.
    onDragOver: ({ active, over }) =>
      over && say(over.id === active.id ? 'order.lifted' : 'order.over', active.id, over.id),
    onDragEnd: ({ active, over }) =>
      !over || over.id === active.id ? say('order.stays', active.id) : undefined,
    onDragCancel: ({ active }) => say('order.stays', active.id),
  } as Announcements;
  return { announcements, screenReaderInstructions: { draggable: t('order.howToDrag') } };
}
