/** Parts of the site that an association may leave unused; they are in use until it says otherwise. */
export const PARTS = [
  'donations',
  'hallHire',
  'replies',
  'matrimonial',
  'poojas',
  'committee',
  'films',
  'documents',
  'notices',
  'visitorCounter',
] as const;
export type Part = (typeof PARTS)[number];

/** The parts whose pages say which bank account to pay to. */
export const PAID_TO_ACCOUNT: readonly Part[] = ['donations', 'hallHire'];

export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}
