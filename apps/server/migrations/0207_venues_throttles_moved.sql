-- What may be done once in ten seconds is an attempt like any other (platform_attempts).
drop table venues_throttles;
