import { httpsAddress } from './https-address.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';

/** A link to another site, beginning with https://, or empty. */
export function httpsLink() {
  return text()
    .max(LIMITS.linkMaximum, 'textTooLong' satisfies MessageKey)
    .refine(
      (value) => value === '' || httpsAddress(value) !== undefined,
      'httpsLinkRequired' satisfies MessageKey,
    );
}
