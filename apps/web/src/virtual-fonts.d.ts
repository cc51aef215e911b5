declare module 'virtual:stand-ins.css' {}
declare module 'virtual:noto-core.css' {}
declare module 'virtual:noto-rest.css' {}
