import type { committeeMemberRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PreviewedItem } from '../../content/content-kind.ts';
import { CardPreview } from '../../content/office/card-preview.tsx';

/** A member's card: the portrait, the name and the position. */
export function CommitteeMemberPreview({ item }: { item: PreviewedItem<typeof committeeMemberRules> }) {
  const { t } = useTranslation();
  const designation = item.designation?.trim() || t('committee.position');
  const { text, lang } = useLocalized()(designation, item.designationGujarati);
  return (
    <CardPreview
      item={item}
      pictureSize={IMAGE_SIZES.committeeMember}
      subtitle={<span lang={lang}>{text}</span>}
    />
  );
}
