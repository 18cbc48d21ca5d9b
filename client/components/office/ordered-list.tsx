import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { OrderedRow } from './ordered-row.tsx';
import { type OrderChange, type OrderedItem, useOrder } from './use-order.ts';
import { useOrderAnnouncements } from './use-order-announcements.ts';

interface OrderedListProps<Item extends OrderedItem> extends OrderChange {
  items: readonly Item[];
  /** The list's name, for screen readers. */
  label: string;
  /** What a row shows. */
  children: (item: Item) => ReactNode;
  /** What else can be done with an item; `about` names it for screen readers. */
  actions?: (item: Item, about: ReactNode) => ReactNode;
}

/** A list that is put in order by arrows, or by dragging with a mouse, a finger or the keyboard. */
export function OrderedList<Item extends OrderedItem>(props: OrderedListProps<Item>) {
  const { items, label, children, actions } = props;
  const id = useId();
  const { shown, move } = useOrder(items, props);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useOrderAnnouncements(shown);

  const drop = ({ active, over }: DragEndEvent) => {
    const item = shown.find((one) => one.id === active.id);
    const place = shown.findIndex((one) => one.id === over?.id) + 1;
    if (item && place > 0) move(item, place);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={accessibility}
    >
      <SortableContext items={shown.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((item, index) => (
            <OrderedRow
              key={item.id}
              item={item}
              place={index + 1}
              total={shown.length}
              onMove={(place) => move(item, place)}
              actions={actions}
            >
              {children(item)}
            </OrderedRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
