import type { committeeMemberRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import type { PreviewedItem } from '../../../components/list/content-kind.ts';
import { CardPreview } from '../../../components/office/card-preview.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A member's card with portrait, name and position. */
export function CommitteeMemberPreview({ item }: { item: PreviewedItem<typeof committeeMemberRules> }) {
  const { t } = useTranslation();
  const designation = item.designation?.trim() || t('committee.position');
  const { text, lang } = useLocalized()(designation, item.textLanguages.designation);
  return (
    <CardPreview
      item={item}
      pictureSize={IMAGE_SIZES.committeeMember}
      subtitle={<span lang={lang}>{text}</span>}
    />
  );
}
