import { useTranslation } from '../../i18n/use-translation.ts';
import type { FormRules } from '../form/use-rules-form.ts';
import type { ContentKind } from '../list/content-kind.ts';
import { ContentRevisionsDocument, useBringBackContentMutation } from './revisions.generated.ts';
import { RevisionsButton } from './revisions-button.tsx';

interface ContentRevisionsProps<Rules extends FormRules> {
  kind: ContentKind<Rules>;
  /** The kind's name in the audit log. */
  subject: string;
  item: { id: number; version: number };
  /** Shows the item anew. */
  reload: () => Promise<unknown>;
}

/** What an item's texts were before. */
export function ContentRevisions<Rules extends FormRules>(props: ContentRevisionsProps<Rules>) {
  const { kind, subject, item, reload } = props;
  const { t } = useTranslation();
  const [bringBack] = useBringBackContentMutation();
  const { id, version } = item;
  return (
    <RevisionsButton
      query={ContentRevisionsDocument}
      variables={{ kind: subject, id }}
      labelOf={(name) => {
        const label = kind.fields.find((field) => field.name === name)?.label;
        return label ? t(label) : t('revisions.other');
      }}
      bringBack={async (revisionId) => {
        await bringBack({ variables: { kind: subject, id, version, revisionId } });
        await reload();
      }}
    />
  );
}
