import { useSearchParams } from 'react-router-dom';
import type { poojaSevaRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { type ContentKind, PICTURE_UPLOAD, VIDEO_UPLOAD } from '../../../components/list/content-kind.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { usePoojaSevaQuery, useSavePoojaSevaMutation } from './edit-pooja-seva.generated.ts';

/** What poojas and sevas have of their own (spec §5, admin content). */
const POOJA_SEVA_KIND: ContentKind<typeof poojaSevaRules> = {
  loadRules: async () => (await import('../../../../rules/content.ts')).poojaSevaRules,
  fields: [
    { name: 'name', label: 'content.title', required: true },
    { name: 'description', label: 'content.description', required: true, rows: 6 },
    { name: 'nameGujarati', label: 'content.titleGujarati', gujarati: true },
    { name: 'descriptionGujarati', label: 'content.descriptionGujarati', rows: 5, gujarati: true },
  ],
  uploads: [PICTURE_UPLOAD, VIDEO_UPLOAD],
  pictureSize: IMAGE_SIZES.poojaSeva,
};

/** Adds a pooja or seva, or changes the one that the address names (spec §2, add-poojaseva). */
export function EditPoojaSevaPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = usePoojaSevaQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [savePoojaSeva] = useSavePoojaSevaMutation({ update: evictLists('poojaSevas') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'poojaSevas.add', edit: 'poojaSevas.edit' }}
      kind={POOJA_SEVA_KIND}
      result={result}
      itemOf={({ poojaSeva }) => poojaSeva}
      save={savePoojaSeva}
    />
  );
}
