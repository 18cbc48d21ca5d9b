import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { AppError } from '../../../rules/errors.ts';
import { describeError, type ErrorDescription } from '../describe-error.ts';

/** Refusals of GraphQL itself: they speak of the query's text alone, and are meant for who wrote it. */
const LANGUAGE_ERRORS: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
];

/** What was thrown inside a resolver, without GraphQL's wrapping. */
export function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;
}

function isLanguageError(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  // Said before anything is executed: that it has seen enough wrong variables.
  if (!error.path && !error.nodes && !error.originalError && error.extensions.code === undefined) return true;
  return LANGUAGE_ERRORS.includes(error.extensions.code) || isLanguageError(error.originalError);
}

/** What graphql-js says of a value in the query only when it executes it: null from a variable, where none may be. */
function isWrongArgument(cause: unknown): cause is GraphQLError {
  const [node] = (cause instanceof GraphQLError && cause.nodes) || [];
  return node !== undefined && node.kind !== Kind.FIELD;
}

/** The description of an error that a resolver or scalar threw; null for one of the query's text. */
export function describeGraphQLError(error: unknown): ErrorDescription | null {
  if (isLanguageError(error)) return null;
  const cause = causeOf(error);
  if (!isWrongArgument(cause)) return describeError(cause);
  return { ...describeError(new AppError('BAD_USER_INPUT', 'invalidRequest')), message: cause.message };
}

/** What of an error the caller may see. An internal one's request id is added where the request is known. */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const described = describeGraphQLError(error);
  if (!described) {
    const { message, locations, extensions } = formatted;
    // graphql-js itself knows no codes.
    const code = LANGUAGE_ERRORS.includes(extensions?.code) ? extensions?.code : 'BAD_USER_INPUT';
    return { message, locations, extensions: { code } };
  }
  const { message, code, messageKey, field, retryAfter } = described;
  return { message, path: formatted.path, extensions: { code, messageKey, field, retryAfter } };
}

/** The same for callers who may not ask what the schema holds: what graphql-js guesses that was meant tells them. */
export function withoutSuggestions(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = formatGraphQLError(formatted, error);
  return { ...told, message: told.message.replace(/ Did you mean [^?]*\?/g, '') };
}
