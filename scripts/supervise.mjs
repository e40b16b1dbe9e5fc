import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { environment } from "./install.mjs";

/**
 * Runs the given commands side by side, hands SIGINT and SIGTERM on to them, and ends when the first of them
 * ends, with its exit code, after the others have ended too.
 */
export function supervise(commands) {
  const children = commands.map(([command, parameters, extra]) =>
    spawn(command, parameters, {
      cwd: resolve(import.meta.dirname, ".."),
      stdio: "inherit",
      env: environment(extra),
    }),
  );
  const stop = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  stopWithParent(() => stop("SIGTERM"));
  for (const child of children) {
    child.once("exit", (code) => {
      process.exitCode ??= code ?? 1;
      stop("SIGTERM");
    });
  }
}

/**
 * npm runs a script through a shell, and a SIGTERM to npm ends that shell without reaching us: a parent that is
 * gone means the same.
 */
function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
