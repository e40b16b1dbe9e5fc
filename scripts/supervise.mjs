import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { environment } from "./run.mjs";
import { watchHeartbeat } from "./watch-heartbeat.mjs";

/** Milliseconds before a command that stood still is started again, by how often it has. The last one stays. */
const pauses = [0, 1000, 5000, 30_000];

/**
 * Runs the given commands side by side, hands SIGINT and SIGTERM on to them, and ends when the first of them
 * ends, with its exit code, after the others have ended too. With `silence`, seconds, one whose heartbeat has
 * stopped for so long is killed, since it hears no other signal, and started again.
 */
export function supervise(commands, { silence } = {}) {
  const children = new Map();
  let stopping = false;
  let restart;
  const stop = (signal) => {
    stopping = true;
    clearTimeout(restart);
    for (const child of children.values()) child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  stopWithParent(() => stop("SIGTERM"));
  for (const command of commands) start(command);

  function start(command, restarts = 0) {
    const [program, parameters, extra] = command;
    const child = spawn(program, parameters, {
      cwd: resolve(import.meta.dirname, ".."),
      stdio: silence ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
      env: environment(extra),
    });
    children.set(command, child);
    let stoodStill = false;
    if (silence) {
      watchHeartbeat(child, silence, () => {
        stoodStill = true;
        child.kill("SIGKILL");
      });
    }
    child.once("exit", (code, signal) => {
      if (!stoodStill || stopping) {
        if (signal && !stopping)
          console.error(
            `${program} was ended from outside (${signal}), as a machine short of memory does; everything stops. Start it again with the same command.`,
          );
        process.exitCode ??= code ?? 1;
        stop("SIGTERM");
        return;
      }
      const pause = pauses[Math.min(restarts, pauses.length - 1)];
      console.error(`The server stood still for ${silence} s and was stopped; starting it again.`);
      restart = setTimeout(() => start(command, restarts + 1), pause);
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
