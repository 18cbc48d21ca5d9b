import type { eventRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import type { PreviewedItem } from '../../../components/list/content-kind.ts';
import { CardPreview } from '../../../components/office/card-preview.tsx';
import { EventDate } from '../event-date.tsx';

/** An event's card with its date. */
export function EventPreview({ item }: { item: PreviewedItem<typeof eventRules> }) {
  return (
    <CardPreview
      item={item}
      pictureSize={IMAGE_SIZES.event}
      subtitle={item.startsOn && <EventDate day={item.startsOn} />}
    />
  );
}
