import { useEffect, useState } from 'react';

/** An address under which a file from this device can be shown, or undefined without one. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => {
      URL.revokeObjectURL(url);
      // The same file may come back, and needs an address that leads somewhere.
      setShown(undefined);
    };
  }, [file]);

  // Never the address of the file before, which no longer leads anywhere.
  return shown?.file === file ? shown?.url : undefined;
}
