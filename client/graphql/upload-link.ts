import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { LONGEST_SILENCE, noAnswer } from './in-time.ts';
import { operationHeaders } from './request-headers.ts';

/** What a mutation with a file may pass as `context`. */
interface UploadContext {
  /** Called with the part that has been sent, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
  /** Aborts the upload; the operation then rejects with an AbortError. */
  signal?: AbortSignal;
}

interface Extracted {
  /** The variables with null in every file's place. */
  variables: unknown;
  /** The files with their places, as `variables.file`. */
  files: { path: string; file: File }[];
}

function extractFiles(value: unknown, path: string): Extracted {
  if (value instanceof File) return { variables: null, files: [{ path, file: value }] };
  if (typeof value !== 'object' || value === null) return { variables: value, files: [] };
  const parts = Object.entries(value).map(
    ([key, part]) => [key, extractFiles(part, `${path}.${key}`)] as const,
  );
  const files = parts.flatMap(([, part]) => part.files);
  if (Array.isArray(value)) return { variables: parts.map(([, part]) => part.variables), files };
  return { variables: Object.fromEntries(parts.map(([key, part]) => [key, part.variables])), files };
}

/** The body of the GraphQL multipart request specification: operations, map, then the files. */
function multipartBody(operation: ApolloLink.Operation, { variables, files }: Extracted): FormData {
  const { operationName, query } = operation;
  const body = new FormData();
  body.append('operations', JSON.stringify({ operationName, query: print(query), variables }));
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file, file.name);
  return body;
}

function resultOf(request: XMLHttpRequest): ApolloLink.Result {
  const { status, responseText: bodyText } = request;
  try {
    const result: ApolloLink.Result = JSON.parse(bodyText);
    if (result.data || result.errors) return result;
  } catch {
    // Not GraphQL: a proxy's page, or an answer that was cut off.
  }
  throw new ServerError(`The upload was answered with status ${status}`, {
    response: new Response(null, { status: Math.max(status, 200) }),
    bodyText,
  });
}

/** `fetch` cannot tell how much has been sent, so uploads go by XMLHttpRequest. */
function send(
  uri: string,
  body: FormData,
  headers: Record<string, string>,
  { onUploadProgress, signal }: UploadContext,
) {
  return new Observable<ApolloLink.Result>((observer) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => observer.error(noAnswer()), LONGEST_SILENCE);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onUploadProgress?.(total ? loaded / total : 0);
    };
    request.onerror = () => observer.error(noAnswer());
    request.onabort = () => observer.error(new DOMException('The upload was aborted', 'AbortError'));
    request.onload = () => {
      try {
        observer.next(resultOf(request));
        observer.complete();
      } catch (error) {
        observer.error(error);
      }
    };
    request.open('POST', uri);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
    if (signal?.aborted) request.onabort?.(new ProgressEvent('abort'));
    else request.send(body);
    wait();
    return () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      if (request.readyState !== XMLHttpRequest.DONE) request.abort();
    };
  });
}

/** Sends operations that have a `File` among their variables; all others go on to the next link. */
export function createUploadLink(uri: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const extracted = extractFiles(operation.variables, 'variables');
    if (extracted.files.length === 0) return forward(operation);
    const { onUploadProgress, signal } = operation.getContext() as UploadContext;
    const headers = operationHeaders(operation.client, operation.operationName);
    return send(uri, multipartBody(operation, extracted), headers, { onUploadProgress, signal });
  });
}
