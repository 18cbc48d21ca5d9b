import type { FormRules } from '../form/use-rules-form.ts';
import type { ContentItem } from '../list/content-kind.ts';
import { useObjectUrl } from '../media/use-object-url.ts';
import type { useContentForm } from './use-content-form.ts';

/** The file that visitors will see after a save: the chosen one, else the stored one unless it is removed. */
export function useShownFile<Rules extends FormRules>(
  form: ReturnType<typeof useContentForm<Rules>>,
): ContentItem['file'] {
  const { item, upload, chosen, poster } = form;
  const url = useObjectUrl(chosen.error ? undefined : chosen.file);
  const posterUrl = useObjectUrl(upload.sort === 'film' ? poster.shown : undefined);
  if (url) return { url, poster: posterUrl ? { url: posterUrl } : null };
  return item?.fileType === upload.fileType && !chosen.isRemoved ? item.file : undefined;
}
