import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { forgetLists } from '../../../components/list/forget-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { usePoojaSevaQuery, useSavePoojaSevaMutation } from './edit-pooja-seva.generated.ts';
import { POOJA_SEVA_KIND } from './pooja-seva-kind.ts';

/** Adds a pooja or seva, or changes the one that the address names (spec §2, add-poojaseva). */
export function EditPoojaSevaPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const result = usePoojaSevaQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [savePoojaSeva] = useSavePoojaSevaMutation({ update: forgetLists('poojaSevas') });
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
