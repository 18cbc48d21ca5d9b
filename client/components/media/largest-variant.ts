import type { Picture } from './media-picture.tsx';

/** The address of the largest encoding of a stored picture that every browser can read. */
export function largestVariant({ url, sources = [] }: Picture): string {
  const webp = sources.find(({ type }) => type === 'image/webp')?.srcset ?? '';
  const widest = webp
    .split(', ')
    .map((variant) => variant.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }))
    .reduce((widest, one) => (one.width > widest.width ? one : widest), { address: url, width: 0 });
  return widest.address;
}
