import { useEffect, useState } from 'react';

/** An object URL to show a file from this device; undefined without a file. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => {
      URL.revokeObjectURL(url);
      // The same file may be chosen again, and then needs a new URL.
      setShown(undefined);
    };
  }, [file]);

  // Never the URL of the previous file, which has been revoked.
  return shown?.file === file ? shown?.url : undefined;
}
