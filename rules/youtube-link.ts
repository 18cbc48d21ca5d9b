import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { orNone, text } from './validation.ts';
import { youtubeAddress } from './youtube.ts';

/**
 * A link to YouTube, which may stay empty, see {@link orNone}. It may also lead to a channel or a playlist.
 */
export function youtubeLink() {
  return orNone(
    text()
      .max(LIMITS.linkMaximum, 'invalidVideoLink' satisfies MessageKey)
      .refine(
        (value) => value === '' || youtubeAddress(value) !== undefined,
        'invalidVideoLink' satisfies MessageKey,
      ),
  );
}
