import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';
import { NothingToPreview } from '../../components/office/previewed-item.tsx';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { CONTENT_KINDS } from './content-kinds.ts';

/** An item as visitors see it or will see it; the address has its kind and id. */
export function PreviewPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const asked = parameters.get(QUERY_PARAMETERS.kind);
  const kind = Object.values(CONTENT_KINDS).find(({ officeSection }) => officeSection.kind === asked);
  return kind && id ? <kind.PreviewPage id={id} /> : <NothingToPreview />;
}
