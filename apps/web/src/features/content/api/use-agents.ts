import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { api } from '../../../lib/api.ts';

/** The agent programme and how to reach it. */
export const useAgentContact = () =>
  useQuery({
    queryKey: ['content', 'agentContact'],
    queryFn: ({ signal }) => api.getAgentContact({}, { signal }),
    staleTime: 60_000,
  });

/** Hands in an application. */
export const useJoinAgent = () =>
  useMutation({
    mutationFn: (application: InputOf<(typeof contentSchemas)['joinAgent']>) => api.joinAgent(application),
  });

/** Whether the site vouches for an agent of this code; nothing is asked for an empty one. */
export const useAgentCheck = (code: string) =>
  useQuery({
    queryKey: ['content', 'agentCheck', code],
    queryFn: ({ signal }) => api.checkAgent({ agentVerify: code }, { signal }),
    enabled: code !== '',
    staleTime: 60_000,
  });
