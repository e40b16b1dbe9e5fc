import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";

/**
 * What an operator needs to find an unexpected error: its kind and the places it came through, innermost
 * first. Without its message, which may quote what a visitor typed. For logs.
 */
export function errorPlace(error: Error): { error: string; at: string[] } {
  const { stack = "", message } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
  return { error: errorKind(error), at: frames.slice(1, 9).map((frame) => frame.trim()) };
}
