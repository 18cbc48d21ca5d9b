import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { NothingToPreview } from './previewed-item.tsx';
import { previewOfKind } from './previews.tsx';

/** An item as visitors see it or will see it; the address has its kind and id. */
export function PreviewPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const found = previewOfKind(parameters.get(QUERY_PARAMETERS.kind));
  return found && id ? <found.Preview room={found.room} id={id} /> : <NothingToPreview />;
}
