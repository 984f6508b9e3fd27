import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';

interface Message {
  readonly request: ClientRequest;
  readonly response?: IncomingMessage;
  readonly error?: Error;
}

/**
 * Gives requests that are sent through `node:http` a span and a `traceparent`: the client of OpenSearch does
 * that. Those of `fetch` go another way, and have an instrumentation of their own.
 *
 * @returns how to end it
 */
export function traceHttpClients(tracer: Tracer): () => void {
  const spans = new WeakMap<ClientRequest, Span>();

  function created(message: unknown): void {
    const { request } = message as Message;
    const parent = context.active();
    // Without a parent nothing was asked of us: such as the sending of spans, whose sending would never end.
    if (isTracingSuppressed(parent) || !trace.getSpan(parent)) return;
    const span = tracer.startSpan(
      request.method,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          [ATTR_SERVER_ADDRESS]: request.host,
        },
      },
      parent,
    );
    spans.set(request, span);
    propagation.inject(trace.setSpan(parent, span), request, {
      set: (carrier, name, value) => void carrier.setHeader(name, value),
    });
  }

  function ended(message: unknown): void {
    const { request, response, error } = message as Message;
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    const status = response?.statusCode;
    if (status !== undefined) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
    if (error || (status ?? 0) >= 400) {
      span.setAttribute(ATTR_ERROR_TYPE, error?.name ?? String(status));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  const listeners = {
    'http.client.request.created': created,
    'http.client.response.finish': ended,
    'http.client.request.error': ended,
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
