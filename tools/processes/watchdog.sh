#!/bin/sh
# Stops what its owner started when the owner can no longer do it. It lives in a session of its own and reads orders
# from the owner's pipe; the end of the pipe without "done" means that the owner was killed.
#   guard SIGNAL TARGET SECONDS   TARGET is a process, or -GROUP for a process group
#   forget TARGET                 the target has ended
#   done                          the owner stopped everything itself
trap '' HUP INT TERM

guarded=''
while read -r order signal target seconds; do
  case $order in
    guard) guarded="$signal:$target:$seconds $guarded" ;; # last started, first stopped
    forget)
      rest=''
      for entry in $guarded; do
        case $entry in *:"$signal":*) ;; *) rest="$rest $entry" ;; esac
      done
      guarded=$rest
      ;;
    done) exit 0 ;;
  esac
done

for entry in $guarded; do
  signal=${entry%%:*}
  rest=${entry#*:}
  target=${rest%%:*}
  tenths=$((${rest#*:} * 10))
  kill -s "$signal" -- "$target" 2>/dev/null || continue
  while [ "$tenths" -gt 0 ] && kill -s 0 -- "$target" 2>/dev/null; do
    grep -q '^State:.Z' "/proc/$target/status" 2>/dev/null && break
    sleep 0.1
    tenths=$((tenths - 1))
  done
  kill -s KILL -- "$target" 2>/dev/null
done
exit 0
